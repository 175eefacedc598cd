export const en = {
  family: 'Seafarers',
  cloth: 'Cloth for Catan',
  cloth_about: 'Sail to the villages and trade: two bolts of cloth are a point.',
  'fog-islands': 'The Fog Islands',
  'fog-islands_about':
    'Nobody knows what the fog hides: the first ship or road to touch it finds out, and is rewarded.',
  'forgotten-tribe': 'The Forgotten Tribe',
  'forgotten-tribe_about':
    'Nobody settles on the small islands, but their people give points, cards and harbours to the first ship.',
  'four-islands': 'The Four Islands',
  'four-islands_about':
    'Start on one or two islands; each island that is not your home earns 2 special points.',
  'new-shores': 'Heading for New Shores',
  'new-shores_about':
    'Start on the main island; your first settlement on each small island earns 2 special points.',
  'new-world': 'New World',
  'new-world_about': 'Chance makes the islands; the first settlement on a foreign one earns a special point.',
  'pirate-islands': 'The Pirate Islands',
  'pirate-islands_about':
    'A fleet raids the coasts. Arm your ships, sail to your lost fortress and win it back.',
  'through-the-desert': 'Through the Desert',
  'through-the-desert_about':
    'Beyond the desert and across the sea lies new land: 2 special points for each part you settle first.',
  wonders: 'The Wonders of Catan',
  wonders_about: 'Begin one of five wonders and raise it before the others finish theirs.',
} as const;
