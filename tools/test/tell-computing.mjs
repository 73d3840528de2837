// Loaded before a step's program: at its end it writes what it and the processes that it waited for have computed, which nobody can ask
// once it is gone. Its children get the same arguments from Node and are told apart by the file's name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.FAIRWAY_COMPUTING;
if (folder)
  process.on('exit', () => {
    try {
      writeFileSync(join(folder, `${process.pid}`), readFileSync('/proc/self/stat'));
    } catch {
      // Not a Linux: nobody is told.
    }
  });
