/** A WebAssembly file, which the bundler compiles. */
declare module '*.wasm' {
  const code: WebAssembly.Module;
  export default code;
}
