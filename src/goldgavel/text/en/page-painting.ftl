# Pages of the ten paintings
page-painting-list = Ten paintings
page-painting-list-about = Each painting card of Auction has a name. In a game they turn up in the order of this list. The drawings are our own.
page-painting-number = Painting { $number } of { $count }
page-painting-card = { $kind }: { $title }
page-painting-drawing = Our drawing after the painting: { $title }
page-painting-link = Link to this painting
page-painting-qr = QR code: the link to this painting
page-painting-page = Open its page
page-painting-set = Paintings by name ({ $count })
page-painting-owners = Whose paintings
page-painting-back = All of these
page-painting-before = Previous: { $title }
page-painting-after = Next: { $title }
page-painting-rules = Auction: the rules
page-painting-loading = Loading the painting…
