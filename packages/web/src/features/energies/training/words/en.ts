export const en = {
  plant: 'Which power plant?',
  plant_task: 'Choose the power plant, and its place.',
  hazard: 'Which hazard?',
  hazard_task: 'Put a hazard marker where it should be, or clear one away.',
} as const;
