// The migrations as they were generated: their parameters, not all of which they use, are not checked by TypeScript.
export { migrations } from '../../migrations/index'
