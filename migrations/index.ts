import * as migration_20261121_111414_initial from './20261121_111414_initial';

export const migrations = [
  {
    up: migration_20261121_111414_initial.up,
    down: migration_20261121_111414_initial.down,
    name: '20261121_111414_initial'
  },
];
