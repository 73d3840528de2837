// What stands later wins: the frame first, then its parts, then what stands inside them.
import './entry.css';
import './entry-head.css';
import './oil-section.css';
import './action-bar.css';
import './key-bar.css';
import './entry-field.css';
import './oil-grid.css';
import './check-panel.css';
import './start-choice.css';
