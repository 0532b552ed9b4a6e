import { t } from "../i18n/index.svelte";
import { rememberedName } from "../net/session.svelte";

/** The name somebody chose; empty for guests. */
export const nickname = (): string => (rememberedName() === t("people-guest") ? "" : rememberedName());
