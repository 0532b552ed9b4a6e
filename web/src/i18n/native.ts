/** What languages are called: in themselves, in English, in another. */
function called(tag: string, language: string): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

export const nativeName = (tag: string): string => called(tag, tag);
export const englishName = (tag: string): string => called(tag, "en");

/** Letters without their accents, so that people find what they can type. */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Chinese and Japanese names are written without spaces: 中文 is the end of 简体中文. */
const SPACELESS = /\p{scx=Han}/u;

/** The languages one of whose names has a word that begins so: in itself, in English, in the language of the page. */
export function findLanguages(tags: readonly string[], text: string, page: string): string[] {
  const wanted = plain(text.trim());
  return tags.filter((tag) => {
    const names = [nativeName(tag), englishName(tag), called(tag, page)].map(plain);
    const part = SPACELESS.test(wanted) ? wanted : ` ${wanted}`;
    return tag.toLowerCase() === wanted || names.some((name) => name.startsWith(wanted) || name.includes(part));
  });
}
