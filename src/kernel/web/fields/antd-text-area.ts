/** The long field alone; see antd-input.ts. */
export { default as TextArea } from 'antd/es/input/TextArea';
