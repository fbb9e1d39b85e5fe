/** What every picture can be told. Inside another drawing it takes x and y; without a title it is decoration. */
export interface PictureProps {
  size?: number | string;
  x?: number;
  y?: number;
  title?: string;
}
