import type { GameScreen } from "$shell/screen";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import ScenePicture from "./ScenePicture.svelte";
import Status from "./Status.svelte";
import { t } from "./texts";
import { thing } from "./things";

export default { Board, Panel, Status, panelName: t("screen-panel"), ScenePicture, thing } satisfies GameScreen;
