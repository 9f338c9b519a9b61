/** The addresses of a PDF and of the picture of its first page. */
export interface PaperFile {
  pdf: string;
  picture: string;
}
