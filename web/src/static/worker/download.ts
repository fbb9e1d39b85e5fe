/** Fetches the files of Python and reports how much of them has come. */

export class DownloadError extends Error {}

export class Download {
  #loaded = 0;
  readonly #total: number;

  constructor(
    private readonly base: string,
    files: readonly PythonFile[],
    private readonly report: (loaded: number, total: number) => void,
  ) {
    this.#total = files.reduce((sum, file) => sum + file.bytes, 0);
  }

  urlOf(file: PythonFile): string {
    return new URL(file.path, this.base).href;
  }

  /**
   * The content of a file, which is compressed by us, since many static hosts compress nothing. Read to its end before anybody
   * compiles it: in Firefox, compilations that wait for a file hold up those of the next page.
   */
  async bytes(file: PythonFile): Promise<ArrayBuffer> {
    const response = await fetch(this.urlOf(file)).catch(() => null);
    if (!response?.ok || !response.body) throw new DownloadError(`${file.path}: ${response ? response.status : "no answer"}`);
    const count = (bytes: number) => this.report((this.#loaded += bytes), this.#total);
    const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    });
    const content = response.body.pipeThrough(counter).pipeThrough(new DecompressionStream("gzip"));
    return new Response(content).arrayBuffer().catch((error: unknown) => {
      throw new DownloadError(`${file.path}: ${String(error)}`);
    });
  }

  /** The content of a file as if it had been fetched. */
  async response(file: PythonFile, contentType: string): Promise<Response> {
    return new Response(await this.bytes(file), { headers: { "Content-Type": contentType } });
  }
}
