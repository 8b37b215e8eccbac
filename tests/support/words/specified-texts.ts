/** The texts with an apostrophe that the specification gives: they keep its straight one, because others compare them to the letter. */
export const specifiedTexts = [
  "Il y a une erreur dans l'API",
  "Aucun résultat n'a été trouvé pour votre recherche.",
  "Oups, cette page n'existe plus",
  "Le bien que vous demandez n'existe pas ou est vendu",
  "Vous n'avez pas saisi votre ville",
  "Vous n'avez pas saisi votre prénom",
  "Vous n'avez pas saisi votre nom",
  "Vous n'avez pas saisi votre téléphone",
  "Votre e-mail n'a pas été envoyé. Veuillez réessayer.",
  "L'adresse électronique et/ou le mot de passe sont incorrects.",
]

/** The texts of the specification with another word than docs/words.md chooses. */
export const specifiedWords = ['Free evaluation']
