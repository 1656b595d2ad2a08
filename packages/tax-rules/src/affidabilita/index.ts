export { aliquoteMassime, senzaComune, senzaRegione } from './addizionali.ts'
export { cifreIncerte, conIncerte } from './incerte.ts'
export { affidabilita, type Manca, quandoManca, silenzio } from './mancanze.ts'
