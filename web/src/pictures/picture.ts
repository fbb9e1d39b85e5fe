/** Props of every picture. x and y are for use inside another drawing; a picture without a title is decoration. */
export interface PictureProps {
  size?: number | string;
  x?: number;
  y?: number;
  title?: string;
}
