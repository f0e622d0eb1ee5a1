// Stacks name the lines of our sources. Node's own flag reads the maps of all packages, too: another 20 MB of memory.
import { setSourceMapsSupport } from 'node:module';

setSourceMapsSupport(true);
