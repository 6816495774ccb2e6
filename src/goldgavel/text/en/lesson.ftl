# The players of a lesson
lesson-learner = Guest
lesson-opponent-one = Ada
lesson-opponent-two = Leo
