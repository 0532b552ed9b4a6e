import { t } from "../i18n/index.svelte";
import { usualName } from "../net/session.svelte";

/** The name somebody chose; empty for guests. */
export const nickname = (): string => (usualName() === t("people-guest") ? "" : usualName());
