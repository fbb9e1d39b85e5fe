import type { GameScreen } from "$shell/screen";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import ScenePicture from "./ScenePicture.svelte";
import Status from "./Status.svelte";
import { t } from "./text";
import { thing } from "./things";

export default { Board, Panel, Status, ScenePicture, panelName: t("screen-panel"), thing } satisfies GameScreen;
