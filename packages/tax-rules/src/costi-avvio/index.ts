/** Registrations of a start-up. The figures are the defaults of the form; `registro` and `albo` contain their sources. */
export { attoCostitutivo, iscrizioneAlbo, iscrizioneRegistroImprese } from './iscrizioni.ts'
export { albo, atto, registro } from './parametri.ts'
