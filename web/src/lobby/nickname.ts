import { t } from "../i18n/index.svelte";
import { usualName } from "../net/session.svelte";

/** The name somebody has chosen; nothing for a guest, who may want to choose one now. */
export const nickname = (): string => (usualName() === t("people-guest") ? "" : usualName());
