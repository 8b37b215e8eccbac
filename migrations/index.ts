import * as migration_20261121_103540_initial from './20261121_103540_initial';

export const migrations = [
  {
    up: migration_20261121_103540_initial.up,
    down: migration_20261121_103540_initial.down,
    name: '20261121_103540_initial'
  },
];
