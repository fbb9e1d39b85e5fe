/** Why the games cannot start, and what the reader can do about it. */
import { t } from "../i18n";
import type { FailureReason } from "./worker/messages";

interface FailureText {
  heading: string;
  advice: readonly string[];
}

export const FAILURES: Record<FailureReason, FailureText> = {
  browser: { heading: t("static-browser"), advice: [t("static-browser.advice"), t("static-browser.more")] },
  storage: { heading: t("static-storage"), advice: [t("static-storage.advice"), t("static-storage.more")] },
  download: { heading: t("static-download"), advice: [t("static-download.advice")] },
  internal: { heading: t("static-internal"), advice: [t("static-internal.advice")] },
};
