/** Words of games whose folder is still to come: whoever adds it takes its lines away from here. */
type EnergiesCodes =
  | 'firstYieldIsDue'
  | 'hazardBlocks'
  | 'hazardThere'
  | 'hexHasNoNumber'
  | 'noFossilPlant'
  | 'noHazardThere'
  | 'noOwnBuilding'
  | 'noOwnRenewable'
  | 'noSuchDisc'
  | 'notBesideHex'
  | 'notForThisHazard'
  | 'oneDemolitionATurn'
  | 'onePlantATurn'
  | 'plantPlaceTaken';

type EnergiesEvents =
  | 'bagFoundEmpty'
  | 'discDrawn'
  | 'energyProduced'
  | 'eventTriggered'
  | 'freeCardTaken'
  | 'freeCardWaived'
  | 'freePlantWaived'
  | 'hazardCleared'
  | 'hazardPlaced'
  | 'increaseTaken'
  | 'plantBuilt'
  | 'plantDemolished'
  | 'pollutionRolled'
  | 'warehouseBought'
  | 'yieldEnded'
  | 'yieldTaken';

export type LaterCodes = EnergiesCodes;
export type LaterEvents = EnergiesEvents;
