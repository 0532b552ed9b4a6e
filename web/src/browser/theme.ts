/** Light or dark, as the style sheets are told. */
export type Theme = "system" | "light" | "dark";

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}
