/** Sets the light or dark theme on the document. */
export type Theme = "system" | "light" | "dark";

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
}
