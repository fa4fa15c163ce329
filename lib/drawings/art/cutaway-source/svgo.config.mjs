/** Shorter path data for the drawings that the scripts beside it write; to a tenth of a unit, nothing else is touched. */
export default {
  multipass: true,
  plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }],
}
