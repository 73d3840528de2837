/** antd's `Input` always brings its one-time-code, search, password and long fields; lists need this one alone. */
export { default as Input } from 'antd/es/input/Input';
