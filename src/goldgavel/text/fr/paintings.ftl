# Les dix tableaux d’Auction

painting-mona-lisa-title = La Joconde
painting-mona-lisa-painter = Léonard de Vinci
painting-mona-lisa-year = vers 1503–1506
painting-mona-lisa-museum = Musée du Louvre, Paris
painting-mona-lisa-about = Une femme est assise, les mains croisées, devant des chemins sinueux, un pont et de l’eau. On y voit d’ordinaire Lisa Gherardini, l’épouse d’un marchand de Florence. Le tableau a été volé au Louvre en 1911 et y est revenu en janvier 1914.

painting-birth-of-venus-title = La Naissance de Vénus
painting-birth-of-venus-painter = Sandro Botticelli
painting-birth-of-venus-year = vers 1485
painting-birth-of-venus-museum = Galerie des Offices, Florence
painting-birth-of-venus-about = Vénus arrive au rivage, debout sur une coquille. Les vents la poussent vers la terre, où une femme lui tend un manteau couvert de fleurs. Botticelli l’a peinte sur toile, alors qu’en Italie on peignait encore surtout sur bois.

painting-night-watch-title = La Ronde de nuit
painting-night-watch-painter = Rembrandt
painting-night-watch-year = 1642
painting-night-watch-museum = Rijksmuseum, Amsterdam
painting-night-watch-about = Une compagnie de la garde civique d’Amsterdam se met en marche, menée par le capitaine Frans Banninck Cocq, en noir avec une écharpe rouge. Le nom est venu plus tard, quand le vernis assombri faisait croire à une scène de nuit. En 1715, la toile a été coupée sur ses quatre côtés pour tenir à sa nouvelle place, à l’hôtel de ville.

painting-girl-with-a-pearl-earring-title = La Jeune Fille à la perle
painting-girl-with-a-pearl-earring-painter = Johannes Vermeer
painting-girl-with-a-pearl-earring-year = vers 1665
painting-girl-with-a-pearl-earring-museum = Mauritshuis, La Haye
painting-girl-with-a-pearl-earring-about = Une jeune fille coiffée d’un turban bleu et jaune regarde par-dessus son épaule. On ignore qui elle était : c’est sans doute une étude de tête plutôt qu’un portrait. En 1881, le tableau a été vendu aux enchères à La Haye pour un peu plus de deux florins.

painting-liberty-title = La Liberté guidant le peuple
painting-liberty-painter = Eugène Delacroix
painting-liberty-year = 1830
painting-liberty-museum = Musée du Louvre, Paris
painting-liberty-about = La Liberté mène le peuple par-dessus une barricade, le drapeau tricolore dans une main et un fusil dans l’autre. Le tableau rappelle la révolution de Juillet, à Paris, en 1830. À droite, les tours de Notre-Dame sortent de la fumée.

painting-ninth-wave-title = La Neuvième Vague
painting-ninth-wave-painter = Ivan Aïvazovski
painting-ninth-wave-year = 1850
painting-ninth-wave-museum = Musée russe, Saint-Pétersbourg
painting-ninth-wave-about = Après une nuit de tempête, quelques personnes s’accrochent à un mât brisé tandis que le soleil se lève. Les marins disaient que la neuvième vague est la plus grande de toutes. Aïvazovski vivait au bord de la mer Noire et a peint la mer toute sa vie.

painting-impression-sunrise-title = Impression, soleil levant
painting-impression-sunrise-painter = Claude Monet
painting-impression-sunrise-year = 1872
painting-impression-sunrise-museum = Musée Marmottan Monet, Paris
painting-impression-sunrise-about = Le soleil se lève dans la brume sur le port du Havre, avec de petites barques sur l’eau. Monet a montré ce tableau à Paris en 1874, à la première exposition d’un groupe d’amis. Un critique s’est moqué du titre et les a appelés impressionnistes ; le nom est resté.

painting-starry-night-title = La Nuit étoilée
painting-starry-night-painter = Vincent van Gogh
painting-starry-night-year = 1889
painting-starry-night-museum = MoMA, New York
painting-starry-night-about = Les étoiles et la lune tournoient au-dessus d’un village endormi, à côté d’un cyprès sombre. Van Gogh l’a peinte en juin 1889 à Saint-Rémy-de-Provence, où il était soigné à l’asile. Les collines, il les voyait de sa fenêtre ; le village, il l’a ajouté.

painting-scream-title = Le Cri
painting-scream-painter = Edvard Munch
painting-scream-year = 1893
painting-scream-museum = Musée national, Oslo
painting-scream-about = Sur un pont, une silhouette porte les mains à son visage sous un ciel rouge. Munch a écrit qu’au cours d’une promenade, au coucher du soleil, il avait senti un grand cri traverser la nature. Il en a fait plusieurs versions : peintes, au pastel et en estampe.

painting-kiss-title = Le Baiser
painting-kiss-painter = Gustav Klimt
painting-kiss-year = 1907–1908
painting-kiss-museum = Belvédère, Vienne
painting-kiss-about = Un couple s’enlace sur un pré fleuri, dans des vêtements à rectangles pour lui et à cercles pour elle. Klimt a employé de vraies feuilles d’or. L’État autrichien a acheté le tableau en 1908, quand il a été montré pour la première fois.
