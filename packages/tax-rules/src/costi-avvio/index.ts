/** Registrations of a start-up. The figures are the defaults of the form: `registro` and `albo` say where each comes from. */
export { attoCostitutivo, type ChiSiIscrive, iscrizioneAlbo, iscrizioneRegistroImprese } from './iscrizioni.ts'
export { albo, registro } from './parametri.ts'
