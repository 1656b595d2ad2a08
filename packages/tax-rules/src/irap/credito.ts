/** The credit of those without employees. No line has it: it is used against later payments, and a calculation does not know who has none. */
export const NOTA_CREDITO =
  "Chi non si avvale di lavoratori dipendenti ha un credito del 10% dell'imposta, da usare in compensazione dall'anno della dichiarazione (L. 190/2014, art. 1, c. 21; codice tributo 3883): qui non è contato."
