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

type NewCatanCodes =
  | 'accessFromNextTurn'
  | 'askForAnother'
  | 'askTheSame'
  | 'cityTooClose'
  | 'crowded'
  | 'doubleSoldOut'
  | 'evenCount'
  | 'forcedLastTurn'
  | 'immune'
  | 'infiltratorBlocks'
  | 'keepsDistance'
  | 'namedTwice'
  | 'noAccess'
  | 'noFreeSettlement'
  | 'notAhead'
  | 'notAlien'
  | 'notOnBoard'
  | 'pointsSoldOut'
  | 'sameVertex'
  | 'stealIsDue'
  | 'usedThisTurn';

type SeafarersCodes =
  | 'closedAtStart'
  | 'hasAWonder'
  | 'hasNoCloth'
  | 'noWonderBegun'
  | 'notATrader'
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

type NewCatanEvents =
  | 'accessGained'
  | 'accessLost'
  | 'benefitUsed'
  | 'extraProduced'
  | 'figureLeft'
  | 'freeSettlementBuilt'
  | 'infiltratorMoved'
  | 'persuaded'
  | 'persuasionFailed'
  | 'pointsBought'
  | 'reliefTaken'
  | 'settlementRaised'
  | 'stealWaived'
  | 'tradedMixed';

type SeafarersEvents =
  | 'clothReceived'
  | 'clothStolen'
  | 'discoveryRewarded'
  | 'giftTaken'
  | 'harbourDrawn'
  | 'hexRevealed'
  | 'tokenDrawn'
  | 'tradeOpened'
  | 'wonderBegun'
  | 'wonderRaised';

export type LaterCodes = EnergiesCodes | NewCatanCodes | SeafarersCodes;
export type LaterEvents = EnergiesEvents | NewCatanEvents | SeafarersEvents;
