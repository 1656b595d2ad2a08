export { aliquoteMassime, senzaComune, senzaRegione } from './addizionali.ts'
export { debole, sogliaIncerte } from './incerte.ts'
export { affidabilita, type Manca, quandoManca, silenzio } from './mancanze.ts'
