// Enables source maps for our own code only. The flag of Node.js also reads the maps of all packages, which takes 20 MB more memory.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
