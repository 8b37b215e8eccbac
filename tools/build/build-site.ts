// Builds the site without starting it, for an image (Dockerfile).
import { ensureBuild } from './build'
import { stop } from '../start/steps'

ensureBuild('.next').then(() => process.exit(0), stop)
