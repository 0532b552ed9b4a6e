/** Shows in the title of the page that it is one's turn. */
let usual: string | null = null;

export function turnNotice(text: string | null): void {
  usual ??= document.title;
  const plain = document.title.replace(/^● .*? · /, "");
  document.title = text ? `● ${text} · ${plain}` : plain;
}
