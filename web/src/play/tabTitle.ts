/** The title of the page tells whose turn it is to those who look at another one. */
let usual: string | null = null;

export function turnNotice(text: string | null): void {
  usual ??= document.title;
  const plain = document.title.replace(/^● .*? · /, "");
  document.title = text ? `● ${text} · ${plain}` : plain;
}
