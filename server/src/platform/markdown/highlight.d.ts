// Stands for the declarations of `highlight.js/lib/common`, which bring the types of browsers into the server: see `tsconfig.json`.
declare const highlighter: {
  getLanguage(name: string): object | undefined;
  /** Returns HTML, with the code escaped. */
  highlight(code: string, options: { language: string; ignoreIllegals?: boolean }): { value: string };
};
export = highlighter;
