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

type SeafarersCodes =
  | 'closedAtStart'
  | 'fleetBlocks'
  | 'fortressIsTaken'
  | 'fortressNotReached'
  | 'fortressNotTaken'
  | 'hasAWonder'
  | 'hasNoCloth'
  | 'noOrdinaryShip'
  | 'noShipsInSetUp'
  | 'noWonderBegun'
  | 'notATrader'
  | 'notOnTheLine'
  | 'notOnThisIsland'
  | 'tradeHoldsShip'
  | 'wonderIsTaken'
  | 'wonderNeedsMore'
  | 'wonderNotHighest';

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

type SeafarersEvents =
  | 'cardLost'
  | 'clothReceived'
  | 'clothStolen'
  | 'discoveryRewarded'
  | 'fleetAttacked'
  | 'fleetMoved'
  | 'fortressAttacked'
  | 'fortressTaken'
  | 'giftTaken'
  | 'harbourDrawn'
  | 'hexRevealed'
  | 'tokenDrawn'
  | 'tradeOpened'
  | 'wonderBegun'
  | 'wonderRaised';

export type LaterCodes = EnergiesCodes | SeafarersCodes;
export type LaterEvents = EnergiesEvents | SeafarersEvents;
