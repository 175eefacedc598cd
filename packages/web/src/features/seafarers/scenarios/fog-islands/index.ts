import type { Addition } from '../../../../moves/feature.js';
import { scenarioTab } from '../../ScenarioPanel.js';
import { Fog } from './Fog.js';
import './fog.css';
import { FogPanel } from './Panel.js';
import { tell } from './tell.js';
import { t } from './words/index.js';

export const addition: Addition = {
  terrains: { fog: { name: t.fog, Art: Fog } },
  questions: { 'chooseGold fog': () => t.qGold() },
  tell,
  tabs: [scenarioTab(FogPanel)],
};
