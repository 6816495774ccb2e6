# The ten paintings of Auction. The drawings are in web/src/paintings/art.

painting-mona-lisa-title = Mona Lisa
painting-mona-lisa-painter = Leonardo da Vinci
painting-mona-lisa-year = about 1503–1506
painting-mona-lisa-museum = Louvre, Paris
painting-mona-lisa-about = A woman sits with folded hands in front of winding paths, a bridge and water. She is usually taken to be Lisa Gherardini, the wife of a merchant of Florence. The painting was stolen from the Louvre in 1911 and came back in January 1914.

painting-birth-of-venus-title = The Birth of Venus
painting-birth-of-venus-painter = Sandro Botticelli
painting-birth-of-venus-year = about 1485
painting-birth-of-venus-museum = Uffizi, Florence
painting-birth-of-venus-about = Venus comes to the shore, standing on a shell. Winds blow her to land, where a woman holds out a cloak full of flowers. Botticelli painted it on canvas, at a time when most paintings in Italy were on wood.

painting-night-watch-title = The Night Watch
painting-night-watch-painter = Rembrandt
painting-night-watch-year = 1642
painting-night-watch-museum = Rijksmuseum, Amsterdam
painting-night-watch-about = A company of Amsterdam’s civic guard sets out, led by Captain Frans Banninck Cocq in black with a red sash. The name came later: dark varnish made the scene look like night. In 1715 the canvas was cut on all four sides to fit its new place in the town hall.

painting-girl-with-a-pearl-earring-title = Girl with a Pearl Earring
painting-girl-with-a-pearl-earring-painter = Johannes Vermeer
painting-girl-with-a-pearl-earring-year = about 1665
painting-girl-with-a-pearl-earring-museum = Mauritshuis, The Hague
painting-girl-with-a-pearl-earring-about = A girl with a blue and yellow headscarf looks back over her shoulder. Nobody knows who she was: it is probably a study of a head rather than a portrait. In 1881 the painting was sold at an auction in The Hague for little more than two guilders.

painting-liberty-title = Liberty Leading the People
painting-liberty-painter = Eugène Delacroix
painting-liberty-year = 1830
painting-liberty-museum = Louvre, Paris
painting-liberty-about = Liberty leads the people over a barricade, with the French flag in one hand and a musket in the other. The painting recalls the July Revolution of 1830 in Paris. The towers of Notre-Dame rise out of the smoke on the right.

painting-ninth-wave-title = The Ninth Wave
painting-ninth-wave-painter = Ivan Aivazovsky
painting-ninth-wave-year = 1850
painting-ninth-wave-museum = Russian Museum, Saint Petersburg
painting-ninth-wave-about = After a night of storm, a few people cling to a broken mast while the sun rises. Sailors used to say that the ninth wave is the largest of all. Aivazovsky lived by the Black Sea and painted the sea all his life.

painting-impression-sunrise-title = Impression, Sunrise
painting-impression-sunrise-painter = Claude Monet
painting-impression-sunrise-year = 1872
painting-impression-sunrise-museum = Musée Marmottan Monet, Paris
painting-impression-sunrise-about = The sun rises in the mist over the port of Le Havre, with small boats on the water. Monet showed the painting in Paris in 1874, in the first exhibition of a group of friends. A critic made fun of its title and called them Impressionists, and the name stayed.

painting-starry-night-title = The Starry Night
painting-starry-night-painter = Vincent van Gogh
painting-starry-night-year = 1889
painting-starry-night-museum = MoMA, New York
painting-starry-night-about = Stars and moon whirl over a sleeping village, next to a dark cypress. Van Gogh painted it in June 1889 in Saint-Rémy in Provence, where he was a patient of the asylum. The hills were the view from his window; the village he added.

painting-scream-title = The Scream
painting-scream-painter = Edvard Munch
painting-scream-year = 1893
painting-scream-museum = National Museum, Oslo
painting-scream-about = A figure on a bridge holds its hands to its face under a red sky. Munch wrote that on a walk at sunset he felt a great scream pass through nature. He made several versions, in paint, in pastel and as a print.

painting-kiss-title = The Kiss
painting-kiss-painter = Gustav Klimt
painting-kiss-year = 1907–1908
painting-kiss-museum = Belvedere, Vienna
painting-kiss-about = A couple embraces on a meadow of flowers, in robes with rectangles for him and circles for her. Klimt used real gold leaf. The Austrian state bought the painting in 1908, when it was first shown.
